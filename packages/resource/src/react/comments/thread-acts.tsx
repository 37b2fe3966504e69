import { Button } from '@selaras/ui';
import { type ReactNode, useState } from 'react';

interface MarkProps {
  readonly selesai: boolean;
  readonly mark: { readonly isPending: boolean; readonly mutate: () => void };
}

/** Marks a thread as done, or opens it again. */
export const MarkButton = ({ selesai, mark }: MarkProps) => (
  <Button size="small" variant="quiet" loading={mark.isPending} onClick={() => mark.mutate()}>
    {selesai ? 'Buka lagi' : 'Tandai selesai'}
  </Button>
);

interface ThreadActsProps extends MarkProps {
  /** Where an answer is written, until it is done. */
  readonly composer: (onDone: () => void) => ReactNode;
}

/** Answers a thread, or marks it. */
export function ThreadActs({ composer, ...mark }: ThreadActsProps) {
  const [answering, setAnswering] = useState(false);
  return (
    <>
      <div>
        <Button size="small" variant="quiet" onClick={() => setAnswering(!answering)}>
          {answering ? 'Batal membalas' : 'Balas'}
        </Button>
        <MarkButton {...mark} />
      </div>
      {answering && composer(() => setAnswering(false))}
    </>
  );
}
