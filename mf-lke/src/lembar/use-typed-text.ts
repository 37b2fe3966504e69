import { useState } from 'react';

const meant = (text: string) => text.trim();

/**
 * The text of a field that is saved by itself while one types: the server cuts the blanks at its ends, and what is typed
 * must not lose them under the hands of who goes on typing.
 */
export function useTypedText(stored: string | null): readonly [text: string, type: (text: string) => void] {
  const [typed, type] = useState('');
  return [meant(typed) === meant(stored ?? '') ? typed : (stored ?? ''), type];
}
