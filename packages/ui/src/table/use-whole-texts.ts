import { useState } from 'react';

const KEY = 'selaras_teks_utuh';

/** Private windows and full disks keep nothing: the choice then lasts as long as its table. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function keep(isWhole: boolean): void {
  try {
    if (isWhole) storage()?.setItem(KEY, '1');
    else storage()?.removeItem(KEY);
  } catch {
    // The choice lasts as long as its table.
  }
}

/** Whether tables show long texts whole, kept in the browser for all of them, and the change of it. */
export function useWholeTexts(): readonly [isWhole: boolean, toggle: () => void] {
  const [isWhole, setWhole] = useState(() => storage()?.getItem(KEY) === '1');
  const toggle = () => {
    keep(!isWhole);
    setWhole(!isWhole);
  };
  return [isWhole, toggle];
}
