/** Any value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object whose fields are not known beforehand. */
export type JsonObject = { readonly [key: string]: Json };
