import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

/** Whether menu, bars and footer are drawn; not while a page has the whole window. */
export function useChromeShown(): boolean {
  const { chrome } = useShell();
  return !useSyncExternalStore(chrome.subscribe, chrome.isHidden);
}
