import type { Cloud, Physical } from '../cloud.ts'
import { at, refuse, type Rules, text } from './rule.ts'

/** docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const PER_API = 300

const ofApi = (cloud: Cloud, type: string, { properties, region }: Physical): Physical[] =>
  cloud.all(`AWS::ApiGatewayV2::${type}`, region).filter((one) => one.properties.ApiId === properties.ApiId)

const apiOf = (cloud: Cloud, one: Physical): Physical => {
  const id = text(one.properties, 'ApiId')
  return (
    cloud.find('AWS::ApiGatewayV2::Api', one.region, (api) => api.id === id) ??
    refuse('NotFoundException', `Invalid API identifier specified 111122223333:${id}`)
  )
}

function checkRoute(cloud: Cloud, route: Physical): void {
  apiOf(cloud, route)
  const others = ofApi(cloud, 'Route', route).filter((one) => one !== route)
  const key = text(route.properties, 'RouteKey')
  if (others.some((one) => one.properties.RouteKey === key))
    refuse('ConflictException', `Route with key ${key} already exists for this API`)
  if (others.length >= PER_API)
    refuse('LimitExceededException', `Maximum number of routes of an API is ${PER_API}`)
  const target = text(route.properties, 'Target').split('/')[1]
  if (!ofApi(cloud, 'Integration', route).some(({ id }) => id === target))
    refuse('BadRequestException', `Invalid integration target: integrations/${target}`)
  const authorizer = text(route.properties, 'AuthorizerId')
  if (authorizer !== '' && !ofApi(cloud, 'Authorizer', route).some(({ id }) => id === authorizer))
    refuse('BadRequestException', `Invalid authorizer ID ${authorizer}`)
}

function checkIntegration(cloud: Cloud, integration: Physical): void {
  apiOf(cloud, integration)
  const uri = text(integration.properties, 'IntegrationUri')
  const name = /:function:([\w-]+)/.exec(uri)?.[1]
  if (
    name !== undefined &&
    !cloud.find('AWS::Lambda::Function', integration.region, (fn) => fn.name === name)
  )
    refuse('BadRequestException', `Invalid function ARN or invalid uri: ${uri}`)
}

/** A WebSocket stage logs by the role its account names for the region; HTTP APIs write by themselves. */
function checkStage(cloud: Cloud, stage: Physical): void {
  const { ProtocolType } = apiOf(cloud, stage).properties
  const accounts = cloud.all('AWS::ApiGateway::Account', stage.region)
  const role = accounts
    .map(({ properties }) => text(properties, 'CloudWatchRoleArn'))
    .find((arn) => arn !== '')
  if (at(stage.properties, 'AccessLogSettings') !== undefined && ProtocolType === 'WEBSOCKET' && !role)
    refuse(
      'BadRequestException',
      'CloudWatch Logs role ARN must be set in account settings to enable logging',
    )
  const keys = new Set(ofApi(cloud, 'Route', stage).map(({ properties }) => properties.RouteKey))
  for (const key of Object.keys(stage.properties.RouteSettings ?? {}))
    if (!keys.has(key))
      refuse('NotFoundException', `Unable to find Route by key ${key} within the provided RouteSettings`)
}

export const API_GATEWAY: Rules = {
  'AWS::ApiGatewayV2::Route': {
    create: checkRoute,
    update: checkRoute,
    remove: (cloud, route) => {
      const key = text(route.properties, 'RouteKey')
      for (const stage of ofApi(cloud, 'Stage', route))
        if (Object.hasOwn(stage.properties.RouteSettings ?? {}, key))
          refuse(
            'ConflictException',
            `Route ${key} is named by the settings of stage ${text(stage.properties, 'StageName')}`,
          )
    },
  },
  'AWS::ApiGatewayV2::Integration': {
    create: checkIntegration,
    update: checkIntegration,
    remove: (cloud, integration) => {
      const used = ofApi(cloud, 'Route', integration).find(
        ({ properties }) => properties.Target === `integrations/${integration.id}`,
      )
      if (used)
        refuse(
          'ConflictException',
          `Cannot delete Integration '${integration.id}' as it is still used by route ${text(used.properties, 'RouteKey')}`,
        )
    },
  },
  'AWS::ApiGatewayV2::Stage': { create: checkStage, update: checkStage },
  'AWS::ApiGatewayV2::Authorizer': { create: (cloud, authorizer) => void apiOf(cloud, authorizer) },
  'AWS::ApiGateway::Account': {
    create: (cloud, { properties }) => {
      const arn = text(properties, 'CloudWatchRoleArn')
      const role = cloud.all('AWS::IAM::Role').find(({ attributes }) => attributes.Arn === arn)
      if (!JSON.stringify(role?.properties ?? {}).includes('AmazonAPIGatewayPushToCloudWatchLogs'))
        refuse(
          'BadRequestException',
          'The role ARN does not have required permissions configured. Please grant trust permission for API Gateway and add the required role policy.',
        )
    },
  },
}
