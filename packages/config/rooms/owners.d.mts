/** What `owners.mjs` hands out, for code that is typed. */
export declare function ownerLines(text: string): readonly (readonly [place: string, owner: string])[];
type Lines = ReturnType<typeof ownerLines>;
export declare function ownerOf(lines: Lines, file: string): string | null;
export declare function filesByOwner(
  lines: Lines,
  files: readonly string[],
): ReadonlyMap<string | null, readonly string[]>;
