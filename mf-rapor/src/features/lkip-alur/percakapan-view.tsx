import { failureText } from '@selaras/api-client';
import type { AlurLkip, PercakapanLkip } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { Badge, Button, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { KomentarForm } from './komentar-form';
import { useTandai } from './use-komentar';

const Thread = styled.article<{ $done: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${({ $done }) => ($done ? tokens.colour.sunken : tokens.colour.surface)};
  & > blockquote { margin: 0; padding-left: ${space(3)}; border-left: 3px solid ${tokens.colour.brand}; overflow-wrap: anywhere; }
  & > ul { display: grid; gap: ${space(2)}; margin: 0; padding: 0 0 0 ${space(4)}; list-style: none; border-left: 2px solid ${tokens.colour.line}; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & p { overflow-wrap: anywhere; white-space: pre-line; }
`;

interface PercakapanViewProps {
  readonly unit: number | null;
  readonly thread: PercakapanLkip;
  readonly kemampuan: AlurLkip['kemampuan'];
}

/** What the review says of a passage, and what was answered. */
export function PercakapanView({ unit, thread, kemampuan }: PercakapanViewProps) {
  const [answering, setAnswering] = useState(false);
  const mark = useTandai(unit, thread);
  const { bagian, kutipan, selesai, balasan } = thread;
  return (
    <Thread $done={selesai} aria-label="Catatan reviu">
      {kutipan !== null && <blockquote>{kutipan}</blockquote>}
      <Message {...thread} badge={selesai} />
      {balasan.length > 0 && (
        <ul>
          {balasan.map((one) => (
            <li key={one.id}>
              <Message {...one} />
            </li>
          ))}
        </ul>
      )}
      {mark.error && <p role="alert">{failureText(mark.error).pesan}</p>}
      {answering ? (
        <KomentarForm
          unit={unit}
          bagian={bagian}
          kutipan={null}
          percakapanId={thread.id}
          label="Jawaban"
          onDone={() => setAnswering(false)}
        />
      ) : (
        <div>
          {kemampuan.balas && !selesai && (
            <Button size="small" variant="quiet" onClick={() => setAnswering(true)}>
              Jawab
            </Button>
          )}
          {kemampuan.tandai && (
            <Button size="small" variant="quiet" loading={mark.isPending} onClick={() => mark.mutate()}>
              {selesai ? 'Buka lagi' : 'Tandai selesai'}
            </Button>
          )}
        </div>
      )}
    </Thread>
  );
}

type MessageProps = Pick<PercakapanLkip, 'oleh' | 'pihak' | 'waktu' | 'teks'> & { readonly badge?: boolean };

function Message({ oleh, pihak, waktu, teks, badge = false }: MessageProps) {
  return (
    <div>
      <small>
        {oleh}, {pihak === 'pereviu' ? 'Inspektorat' : 'penyusun'}, {formatDateTime(waktu)}{' '}
        {badge && <Badge tone="success">Selesai</Badge>}
      </small>
      <p>{teks}</p>
    </div>
  );
}
