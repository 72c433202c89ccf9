import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import type { Bucket, Credentials } from '../aws/s3/configuration.ts'
import { createS3, type S3 } from '../aws/s3/service.ts'

interface BucketProperties {
  readonly CorsConfiguration?: {
    readonly CorsRules: readonly {
      readonly AllowedOrigins: readonly string[]
      readonly AllowedMethods: readonly string[]
      readonly AllowedHeaders?: readonly string[]
      readonly ExposedHeaders?: readonly string[]
      readonly MaxAge?: number
    }[]
  }
  readonly VersioningConfiguration?: { readonly Status: string }
  readonly LifecycleConfiguration?: {
    readonly Rules: readonly {
      readonly Prefix?: string
      readonly ExpirationInDays?: number
      readonly NoncurrentVersionExpiration?: { readonly NoncurrentDays: number }
      readonly AbortIncompleteMultipartUpload?: { readonly DaysAfterInitiation: number }
    }[]
  }
}

/** The buckets of the template, with their CORS and lifecycle rules. */
export function startBuckets(assembly: Assembly, dados: string, credentials: Credentials): Promise<S3> {
  const buckets = assembly.all<BucketProperties>('AWS::S3::Bucket').map(
    ({ ref, properties }): Bucket => ({
      name: ref,
      versioned: properties.VersioningConfiguration?.Status === 'Enabled',
      corsRules: properties.CorsConfiguration?.CorsRules.map((rule) => ({
        allowedOrigins: rule.AllowedOrigins,
        allowedMethods: rule.AllowedMethods,
        allowedHeaders: rule.AllowedHeaders,
        exposedHeaders: rule.ExposedHeaders,
        maxAge: rule.MaxAge,
      })),
      lifecycle: properties.LifecycleConfiguration?.Rules.map((rule) => ({
        prefix: rule.Prefix,
        days: rule.ExpirationInDays,
        noncurrentDays: rule.NoncurrentVersionExpiration?.NoncurrentDays,
        abortUploadDays: rule.AbortIncompleteMultipartUpload?.DaysAfterInitiation,
      })),
    }),
  )
  return createS3({ folder: path.join(dados, 's3'), buckets, credentials })
}
