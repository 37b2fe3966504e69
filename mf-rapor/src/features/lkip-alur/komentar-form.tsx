import { failureText } from '@selaras/api-client';
import { komentarLkipFields } from '@selaras/contracts';
import { unsavedMark } from '@selaras/portal';
import { useUnsent } from '@selaras/resource';
import { Button, Stack, TextAreaField } from '@selaras/ui';
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
    <div {...unsavedMark(teks.trim() !== '')}>
      <Stack $gap={2}>
        <TextAreaField
          label={label}
          lines={2}
          maxLength={komentarLkipFields.teks.maxLength}
          value={teks}
          onChange={({ target }) => form.set({ teks: target.value })}
          error={send.error ? failureText(send.error).pesan : undefined}
        />
        <div>
          <Button
            size="small"
            variant="primary"
            disabled={teks.trim() === ''}
            loading={send.isPending}
            onClick={() =>
              send.mutate({ bagian, kutipan, percakapan_id: percakapanId, teks }, { onSuccess: close })
            }
          >
            Kirim
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            Batal
          </Button>
        </div>
      </Stack>
    </div>
  );
}
