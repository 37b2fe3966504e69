import { Button, latePart, Skeleton } from '@selaras/ui';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';

const KomentarPanel = latePart(
  async () => (await import('../penilaian/komentar-panel')).KomentarPanel,
  () => <Skeleton height="120px" />,
);

interface PercakapanProps {
  readonly satkerId: number;
  readonly kriteriaId: number;
  /** Of the criterion, for who hears the button alone. */
  readonly nomor: string;
  /** Whether the reader may write. */
  readonly open: boolean;
}

/** What unit and evaluators say to each other about a criterion, fetched when it is asked for. */
export function Percakapan({ satkerId, kriteriaId, nomor, open }: PercakapanProps) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        icon={<MessagesSquare size={16} />}
        aria-expanded={shown}
        aria-label={`Percakapan ${nomor}`}
        onClick={() => setShown(!shown)}
      >
        Percakapan
      </Button>
      {shown && <KomentarPanel satkerId={satkerId} kriteriaId={kriteriaId} open={open} internal={false} />}
    </div>
  );
}
