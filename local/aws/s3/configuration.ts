/** What the template says about buckets, in the shape the emulator reads. */

export interface CorsRule {
  /** Origins, at most one `*` in each. */
  readonly allowedOrigins: readonly string[]
  readonly allowedMethods: readonly string[]
  readonly allowedHeaders?: readonly string[]
  readonly exposedHeaders?: readonly string[]
  /** Seconds a browser may remember the pre-flight. */
  readonly maxAge?: number
}

export interface LifecycleRule {
  /** Key prefix; the whole bucket when missing. */
  readonly prefix?: string
  /** Days after creation until the current object expires. */
  readonly days?: number
  /** Days after being replaced or deleted until an old version goes (versioned buckets). */
  readonly noncurrentDays?: number
  /** Days until an unfinished multipart upload is dropped. */
  readonly abortUploadDays?: number
}

export interface Bucket {
  readonly name: string
  readonly corsRules?: readonly CorsRule[]
  readonly versioned?: boolean
  readonly lifecycle?: readonly LifecycleRule[]
}

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
