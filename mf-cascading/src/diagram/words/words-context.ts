import { createContext, useContext } from 'react';
import { type DiagramWords, diagramWords } from './diagram-words';

const WordsContext = createContext<DiagramWords>(diagramWords);

export const WordsProvider = WordsContext.Provider;

/** What the parts around the picture say: the portal's words, unless whoever embeds the diagram brings others. */
export const useWords = (): DiagramWords => useContext(WordsContext);
