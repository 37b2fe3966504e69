/** A node as the report keeps it. */
export interface Kept {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Kept[];
  readonly content?: readonly Kept[];
}

/** Where a node stands in the editor's document, from before it to behind it. */
export interface Place {
  readonly from: number;
  readonly to: number;
}
