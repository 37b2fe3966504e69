/** Bytes that a stream, a compressor and a file take as they are. */
export type Bytes = Uint8Array<ArrayBuffer>;
