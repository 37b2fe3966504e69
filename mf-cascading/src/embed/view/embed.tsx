import { useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import { RemContext } from '../../diagram/elements/rem';
import { type OwnColours, ThemeContext } from '../../diagram/theme/theme-context';
import { WordsProvider } from '../../diagram/words/words-context';
import { EmbedWordsContext, wordsOf } from '../words/words';
import { Boundary } from './boundary';
import type { EmbedProps } from './embed-props';
import { EmbedTree } from './embed-tree';
import { useRootLook } from './use-root-look';

const noColours: OwnColours = {};

/** Everything that stands around the embedded diagram: its styles, theme, words, and what is shown when it fails. */
export function Embed({ props, wrong, home, emit, live }: EmbedProps) {
  const { locale, theme = 'auto', colours = noColours } = props;
  const words = wordsOf(locale);
  const choice = useMemo(() => ({ theme: theme === 'auto' ? null : theme, colours }), [theme, colours]);
  useRootLook(home.root, choice, words.lang);
  return (
    <StyleSheetManager target={home.sheets}>
      <ThemeContext value={choice}>
        <RemContext value={home.rem}>
          <EmbedWordsContext value={words}>
            <WordsProvider value={words.diagram}>
              <Boundary words={words} emit={emit}>
                <EmbedTree props={props} wrong={wrong} home={home} emit={emit} live={live} />
              </Boundary>
            </WordsProvider>
          </EmbedWordsContext>
        </RemContext>
      </ThemeContext>
    </StyleSheetManager>
  );
}
