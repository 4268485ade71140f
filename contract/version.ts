/**
 * The version of what our pages send, one higher with each release whose pages send a new field.
 * An instance ignores unknown fields of a page newer than itself: while a release is rolled out, or taken back, its
 * pages also meet instances of the version before.
 */
export const contractVersion = 1

/** In small letters, as Node gives the names of headers. */
export const contractVersionHeader = 'contract-version'
