import { useUnsent } from '@selaras/resource';
import { Composer } from '@selaras/resource/comments';
import { useKomentar } from './use-komentar';

interface KomentarFormProps {
  readonly unit: number | null;
  readonly bagian: string;
  readonly kutipan: string | null;
  /** The thread that is answered; null begins one. */
  readonly percakapanId: number | null;
  readonly label: string;
  readonly onDone: () => void;
}

const unsaid = { teks: '' };

/** Writes a comment or an answer; what was typed stays when it is refused. */
export function KomentarForm({ unit, bagian, kutipan, percakapanId, label, onDone }: KomentarFormProps) {
  const send = useKomentar(unit);
  const about = percakapanId ?? kutipan ?? 'seluruhnya';
  const form = useUnsent(unsaid, ['lkip-komentar', unit ?? 'kabupaten', bagian, about]);
  const { teks } = form.values;
  const close = () => {
    form.drop();
    onDone();
  };
  return (
    <Composer
      label={label}
      lines={2}
      form={form}
      send={send}
      onSend={() => send.mutate({ bagian, kutipan, percakapan_id: percakapanId, teks }, { onSuccess: close })}
      onCancel={close}
    />
  );
}
