/** What no database keeps as text: signs without meaning, and halves of signs. */
const BROKEN = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text in which such a sign is seen as one that is unknown; it stays as long. */
export const wholeSigns = (text: string) => text.replace(BROKEN, '\ufffd');
