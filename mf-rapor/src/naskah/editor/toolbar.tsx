import { IconButton, space, tokens, wrapRow } from '@selaras/ui';
import type { Editor } from '@tiptap/core';
import { ImagePlus, Link as LinkIcon, MessageSquareQuote } from 'lucide-react';
import { type KeyboardEvent, useCallback, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { Asking } from './insert-dialogs';
import { TableMenu } from './table-menu';
import { toolGroups } from './tool-groups';

const Root = styled.div`
  ${wrapRow(1, 3)}
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.sunken};
  & > div { display: flex; flex-wrap: wrap; }
`;

const every = toolGroups.flat();
/** What is on where the cursor stands, as one text: the toolbar is drawn again only when it changes. */
const onAt = (editor: Editor) =>
  [
    ...every.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
    ...(editor.isActive('table') ? ['tabel'] : []),
    ...(editor.isActive('link') ? ['tautan'] : []),
    ...(editor.isActive('gambar') ? ['gambar'] : []),
    ...(editor.isActive('catatanKaki') ? ['catatan'] : []),
  ].join(' ');

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

interface ToolbarProps {
  readonly editor: Editor;
  readonly onAsk: (asking: Asking) => void;
}

/** Buttons above the text; arrow keys go from one to the next, Alt F10 comes here from the text. */
export function Toolbar({ editor, onAsk }: ToolbarProps) {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell);
      return () => void editor.off('transaction', tell);
    },
    [editor],
  );
  const on = new Set(useSyncExternalStore(subscribe, () => onAt(editor)).split(' '));
  return (
    <Root role="toolbar" aria-label="Alat tulis" data-toolbar onKeyDown={moveFocus}>
      {toolGroups.map((group) => (
        <div key={group[0]?.id}>
          {group.map(({ id, label, keys, icon: Icon, run, isOn }) => (
            <IconButton
              key={id}
              size="small"
              label={`${label} (${keys})`}
              icon={<Icon size={16} />}
              aria-pressed={isOn && on.has(id)}
              onClick={() => run(editor)}
            />
          ))}
        </div>
      ))}
      <div>
        <TableMenu editor={editor} inTable={on.has('tabel')} />
        <IconButton
          size="small"
          label={on.has('gambar') ? 'Ubah gambar' : 'Sisipkan gambar'}
          icon={<ImagePlus size={16} />}
          aria-pressed={on.has('gambar')}
          onClick={() => onAsk({ jenis: 'gambar', file: null })}
        />
        <IconButton
          size="small"
          label="Catatan kaki (Ctrl Alt F)"
          icon={<MessageSquareQuote size={16} />}
          aria-pressed={on.has('catatan')}
          onClick={() => onAsk({ jenis: 'catatan' })}
        />
        <IconButton
          size="small"
          label="Tautan (Ctrl Alt K)"
          icon={<LinkIcon size={16} />}
          aria-pressed={on.has('tautan')}
          onClick={() => onAsk({ jenis: 'tautan' })}
        />
      </div>
    </Root>
  );
}
