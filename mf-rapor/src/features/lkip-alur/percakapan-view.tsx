import type { AlurLkip, PercakapanLkip } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { MarkButton, Message, Thread } from '@selaras/resource/comments';
import { Badge, Button } from '@selaras/ui';
import { useState } from 'react';
import { KomentarForm } from './komentar-form';
import { useTandai } from './use-komentar';

interface PercakapanViewProps {
  readonly unit: number | null;
  readonly thread: PercakapanLkip;
  readonly kemampuan: AlurLkip['kemampuan'];
}

/** What the review says of a passage, and what was answered. */
export function PercakapanView({ unit, thread, kemampuan }: PercakapanViewProps) {
  const [answering, setAnswering] = useState(false);
  const mark = useTandai(unit, thread);
  const { bagian, kutipan, selesai } = thread;
  return (
    <Thread
      label="Catatan reviu"
      about={kutipan !== null && <blockquote>{kutipan}</blockquote>}
      thread={thread}
      first={<Said {...thread} badge={selesai} />}
      reply={(one) => <Said {...one} />}
      mark={mark}
    >
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
          {kemampuan.tandai && <MarkButton selesai={selesai} mark={mark} />}
        </div>
      )}
    </Thread>
  );
}

type SaidProps = Pick<PercakapanLkip, 'oleh' | 'pihak' | 'waktu' | 'teks'> & { readonly badge?: boolean };

const Said = ({ oleh, pihak, waktu, teks, badge = false }: SaidProps) => (
  <Message
    head={[oleh, pihak === 'pereviu' ? 'Inspektorat' : 'penyusun', formatDateTime(waktu)].join(', ')}
    marks={badge && <Badge tone="success">Selesai</Badge>}
  >
    <p>{teks}</p>
  </Message>
);
