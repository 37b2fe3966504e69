import type { Locale } from '@selaras/cascading-react/contract';
import { createContext, useContext } from 'react';
import { english } from './english';
import { type EmbedWords, indonesian } from './indonesian';

const tables: Readonly<Record<Locale, EmbedWords>> = { id: indonesian, en: english };

/** Whatever a page names as its language: Indonesian where it is no other of ours. */
export const wordsOf = (locale: string | undefined): EmbedWords =>
  locale !== undefined && Object.hasOwn(tables, locale) ? tables[locale as Locale] : indonesian;

export const EmbedWordsContext = createContext<EmbedWords>(indonesian);

export const useEmbedWords = (): EmbedWords => useContext(EmbedWordsContext);
