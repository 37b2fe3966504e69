/** What a placing algorithm needs of the units; parents stand before their children. */
export interface UnitTree {
  readonly parent: Int32Array;
  readonly width: Float32Array;
  readonly level: Uint16Array;
  readonly span: Uint8Array;
}

/** The unit at the top of each unit's tree. */
export function rootOf(parent: Int32Array): Int32Array {
  const root = new Int32Array(parent.length);
  parent.forEach((above, unit) => {
    root[unit] = above < 0 ? unit : (root[above] ?? unit);
  });
  return root;
}
