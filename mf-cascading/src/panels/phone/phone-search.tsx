import { space, tokens } from '@selaras/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cardAt } from '../../tree/model/model';
import { cardWords } from '../../tree/words/card-words';
import type { PanelProps } from '../kit/panel-props';
import { type Found, SearchField } from '../outline/search-field';

/** As many as somebody reads before he types more words. */
const MOST = 40;

const Root = styled.div`
  position: relative;
`;

const List = styled.ul`
  position: absolute;
  z-index: ${tokens.layer.sticky};
  inset: 100% ${space(2)} auto;
  max-height: 50dvh;
  margin: 0;
  padding: ${space(1)} 0;
  overflow: auto;
  overscroll-behavior: contain;
  list-style: none;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  box-shadow: ${tokens.shadow};
  & > li:not(:has(button)) { padding: ${space(2)} ${space(3)}; color: ${tokens.colour.muted}; }
`;

const Hit = styled.button`
  display: grid;
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  color: ${tokens.colour.text};
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { background: ${tokens.colour.hover}; }
  &:focus-visible { outline-offset: -2px; }
  & > small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

/** The search above the picture of a small screen: what is found is listed, and a press flies to the box. */
export default function PhoneSearch({ store, scene, address, onAddress }: Omit<PanelProps, 'label'>) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);

  /** The pressed line goes away; the picture goes on from the box. */
  const leave = () => {
    setOpen(false);
    const picture = root.current?.closest('[data-state]')?.querySelector('[aria-roledescription="diagram"]');
    if (picture instanceof HTMLElement) picture.focus({ preventScroll: true });
  };
  const hits = ({ words, hits: found, go }: Found) =>
    open &&
    words.trim() !== '' && (
      <List aria-label="Hasil pencarian">
        {found?.slice(0, MOST).map((box, at) => {
          const card = cardAt(scene.model, box);
          const { type, words: said = cardWords } = scene.settings;
          return (
            <li key={scene.model.keys[box]}>
              <Hit
                type="button"
                onClick={() => {
                  leave();
                  go(at);
                }}
              >
                {card.sasaran}
                <small>
                  {said.level(scene.model.level[box] ?? 0, type)} · {card.satuanKerja.nama}
                </small>
              </Hit>
            </li>
          );
        })}
        {found === null && <li>Mencari…</li>}
        {found?.length === 0 && <li>Tidak ada kotak dengan kata itu.</li>}
        {found !== null && found.length > MOST && (
          <li>{found.length - MOST} lagi; tambah kata untuk mempersempit.</li>
        )}
      </List>
    );

  return (
    <Root
      ref={root}
      onInput={() => setOpen(true)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && open) {
          nativeEvent.stopImmediatePropagation();
          setOpen(false);
        }
        if (key !== 'Enter' || !(nativeEvent.target instanceof HTMLInputElement)) return;
        setOpen(false);
        // A keyboard of glass would cover what was found.
        if (matchMedia('(pointer: coarse)').matches) leave();
      }}
    >
      <SearchField
        store={store}
        model={scene.model}
        wanted={address.cari ?? ''}
        onSearch={(cari) => onAddress({ cari: cari || null })}
        below={hits}
      />
    </Root>
  );
}
