import { useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import { RemContext } from '../../diagram/elements/rem';
import { ThemeContext } from '../../diagram/theme/theme-context';
import { WordsProvider } from '../../diagram/words/words-context';
import { embedLook } from '../theme/embed-look';
import { useEmbedTheme } from '../theme/use-embed-theme';
import { EmbedWordsContext, wordsOf } from '../words/words';
import { Boundary } from './boundary';
import type { EmbedProps } from './embed-props';
import { EmbedTree } from './embed-tree';
import { useRootLook } from './use-root-look';

/** Everything that stands around the embedded diagram: its styles, theme, words, and what is shown when it fails. */
export function Embed({ props, wrong, home, emit, live }: EmbedProps) {
  const { locale, colours, font, radius, density } = props;
  const words = wordsOf(locale);
  const theme = useEmbedTheme(home.host, props.theme);
  const look = useMemo(
    () => embedLook(theme, { colours, font, radius, density }),
    [theme, colours, font, radius, density],
  );
  useRootLook(home.root, look, words.lang);
  return (
    <StyleSheetManager target={home.sheets}>
      <ThemeContext value={look}>
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
