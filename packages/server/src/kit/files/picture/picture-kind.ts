import { type FileKind, fileKinds } from '@selaras/contracts';

/** Kinds of files that are pictures. */
export const pictureKinds = ['png', 'jpeg', 'webp'] as const satisfies readonly FileKind[];
export type PictureKind = (typeof pictureKinds)[number];

export const isPictureKind = (jenis: FileKind): jenis is PictureKind =>
  (pictureKinds as readonly FileKind[]).includes(jenis);

/** Media types of pictures, as rows of files have them. */
export const pictureTypes: readonly string[] = pictureKinds.map((kind) => fileKinds[kind].jenis);

/** The kind of a kept file by its media type; undefined when it is no picture. */
export const pictureKindOf = (mediaType: string): PictureKind | undefined =>
  pictureKinds.find((kind) => fileKinds[kind].jenis === mediaType);
