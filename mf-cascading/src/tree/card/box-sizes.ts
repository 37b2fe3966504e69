/** Sizes of all boxes: one width a level, one height a box. */
export interface BoxSizes {
  readonly width: readonly number[];
  readonly height: Float32Array;
}

export const widthAt = (sizes: BoxSizes, level: number): number =>
  sizes.width[Math.min(level, sizes.width.length - 1)] ?? 0;
