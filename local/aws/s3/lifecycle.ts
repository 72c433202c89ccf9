import type { Bucket, LifecycleRule } from './configuration.ts'
import type { Uploads } from './multipart.ts'
import type { ObjectStore } from './object-store.ts'

const DAY_MS = 24 * 3_600_000

/** S3 adds the days and rounds up to the next midnight UTC. */
const due = (since: number, days: number, now: number): boolean =>
  now >= Math.ceil((since + days * DAY_MS) / DAY_MS) * DAY_MS

async function applyRule(
  bucket: Bucket,
  rule: LifecycleRule,
  objects: ObjectStore,
  uploads: Uploads,
  now: number,
): Promise<number> {
  let removed = 0
  const { prefix = '', days, noncurrentDays, abortUploadDays } = rule
  if (days !== undefined)
    for await (const object of objects.list(bucket, prefix))
      if (due(object.lastModified, days, now)) {
        await objects.delete(bucket, object.key, (current) => current?.blob === object.blob)
        removed += 1
      }
  if (noncurrentDays !== undefined)
    for await (const version of objects.versions(bucket, prefix))
      if (version.versionId && due(version.since, noncurrentDays, now)) {
        await objects.deleteVersion(bucket, version.key, version.versionId)
        removed += 1
      }
  if (abortUploadDays !== undefined)
    for await (const upload of uploads.pending(bucket))
      if (upload.key.startsWith(prefix) && due(upload.startedAt, abortUploadDays, now)) {
        await uploads.abort(bucket, upload.key, upload.id)
        removed += 1
      }
  return removed
}

/** Removes everything the buckets' lifecycle rules say is over at `now` (ms). @returns how many things went. */
export async function expireObjects(
  buckets: Iterable<Bucket>,
  objects: ObjectStore,
  uploads: Uploads,
  now: number,
): Promise<number> {
  let removed = 0
  for (const bucket of buckets)
    for (const rule of bucket.lifecycle ?? []) removed += await applyRule(bucket, rule, objects, uploads, now)
  return removed
}
