import { startS3 } from './s3-fixture.ts'

const [, , folder = '', bucket = ''] = process.argv
const { url } = await startS3({ folder, buckets: [{ name: bucket }] })
console.log(url)
