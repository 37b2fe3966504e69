import { useNotices } from '@selaras/portal';
import { Button, EmptyState, IconButton, Modal, plainList, space, tokens, VisuallyHidden } from '@selaras/ui';
import { ArrowDown, ArrowUp, Copy, ListPlus, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { enterFullScreen } from './full-screen';
import { useRapatAround } from './rapat-context';
import { addItem, isSameItem, moveItem, RAPAT_MAX, withoutItem } from './rapat-list';
import { selectionWords } from './selection-words';

const List = styled.ol`
  ${plainList(2)}
  & > li { display: flex; align-items: center; gap: ${space(2)}; padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)}; border: 1px solid ${tokens.colour.line}; border-radius: ${tokens.radius.control}; }
  & > li[aria-current] { border-color: ${tokens.colour.brand}; }
  & > li > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & small { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Skipped = styled.p`
  margin-top: ${space(3)};
  color: ${tokens.colour.muted};
`;

/** The pages of the presentation: their order, what is taken out, its beginning and its address. */
export function RapatPanel({ onClose }: { onClose: () => void }) {
  const { on, here, items, pages, skipped, place, addressOf, change, go } = useRapatAround();
  const { toast, alert } = useNotices();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The control to stand on once the list is drawn anew. */
  const wanted = useRef<{ at: number; act: string } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { at, act } = wanted.current;
    wanted.current = null;
    const row = list.current?.children[Math.min(at, pages.length - 1)];
    row?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  }, [pages]);

  const [first] = pages;
  const move = (shown: number, by: 1 | -1) => {
    const [page, other] = [pages[shown], pages[shown + by]];
    if (page === undefined || other === undefined) return;
    wanted.current = { at: shown + by, act: by < 0 ? 'naik' : 'turun' };
    change(moveItem(items, page.at, other.at));
    say(`${page.title} sekarang urutan ${shown + by + 1} dari ${pages.length}`);
  };
  const remove = (shown: number) => {
    const page = pages[shown];
    if (page === undefined) return;
    wanted.current = { at: shown, act: 'hapus' };
    change(withoutItem(items, page.at));
    say(`${page.title} dikeluarkan dari daftar rapat`);
  };
  const begin = () => {
    onClose();
    enterFullScreen();
    go(first ?? null);
  };
  const copy = async () => {
    const address = first && addressOf(first);
    if (!address) return;
    const whole = new URL(address, document.baseURI).href;
    try {
      await navigator.clipboard.writeText(whole);
      toast({ title: 'Alamat rapat disalin', tone: 'success' });
    } catch {
      alert('Salin alamat rapat ini', whole, 'calm');
    }
  };

  return (
    <Modal
      open
      onClose={onClose}
      title="Daftar rapat"
      description={`Halaman yang ditampilkan berurutan, paling banyak ${RAPAT_MAX}. Alamatnya dapat dibagikan.`}
      footer={
        <>
          {!items.some((one) => isSameItem(one, here)) && (
            <Button
              icon={<ListPlus size={16} />}
              disabled={items.length >= RAPAT_MAX}
              onClick={() => change(addItem(items, here))}
            >
              Tambahkan halaman ini
            </Button>
          )}
          <Button icon={<Copy size={16} />} disabled={first === undefined} onClick={() => void copy()}>
            Salin alamat
          </Button>
          {!on && (
            <Button
              variant="primary"
              icon={<Play size={16} />}
              disabled={first === undefined}
              onClick={begin}
            >
              Mulai rapat
            </Button>
          )}
        </>
      }
    >
      {pages.length === 0 ? (
        <EmptyState
          title="Daftar rapat masih kosong"
          description="Buka halaman display lain, lalu tekan Tambahkan ke rapat."
        />
      ) : (
        <List ref={list}>
          {pages.map(({ at, title, selection }, shown) => (
            <li key={`${at} ${title}`} aria-current={on && place.shown === shown ? 'page' : undefined}>
              <div>
                {shown + 1}. {title}
                <small>{selectionWords(selection)}</small>
              </div>
              <IconButton
                data-act="naik"
                size="small"
                label={`Naikkan ${title}`}
                icon={<ArrowUp size={16} />}
                aria-disabled={shown === 0}
                onClick={() => move(shown, -1)}
              />
              <IconButton
                data-act="turun"
                size="small"
                label={`Turunkan ${title}`}
                icon={<ArrowDown size={16} />}
                aria-disabled={shown === pages.length - 1}
                onClick={() => move(shown, 1)}
              />
              <IconButton
                data-act="hapus"
                size="small"
                label={`Keluarkan ${title}`}
                icon={<X size={16} />}
                onClick={() => remove(shown)}
              />
            </li>
          ))}
        </List>
      )}
      {skipped.map((sentence) => (
        <Skipped key={sentence}>{sentence}</Skipped>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Modal>
  );
}
