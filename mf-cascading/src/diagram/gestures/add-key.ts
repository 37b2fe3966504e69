type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The key that adds below the selected box, in the picture and in the outline. */
export const isAddKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Goes where the selected box's own link leads; nothing where nothing may be added. */
export const pressAdd = (around: ParentNode): void =>
  around.querySelector<HTMLElement>('[data-tambah]:not([tabindex="-1"])')?.click();
