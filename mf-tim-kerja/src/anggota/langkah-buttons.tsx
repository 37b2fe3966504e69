import type { AnggotaTim } from '@selaras/contracts';
import { isBeralasan, type LangkahAnggota, langkahAnggotaWords } from '@selaras/domain';
import { Button, lateDialog } from '@selaras/ui';
import { useState } from 'react';

const LangkahDialog = lateDialog(async () => (await import('./langkah-dialog')).LangkahDialog);

/** A button for each step that the reader may take now; what goes forward stands last and first to the eye. */
export function LangkahButtons({ anggota, small = false }: { anggota: AnggotaTim; small?: boolean }) {
  const [asked, setAsked] = useState<LangkahAnggota | null>(null);
  const steps = anggota.langkah.toSorted((a, b) => Number(isBeralasan(b)) - Number(isBeralasan(a)));
  return (
    <>
      {steps.map((langkah) => (
        <Button
          key={langkah}
          {...(small && { size: 'small' as const })}
          variant={isBeralasan(langkah) || langkah === 'tarik' ? 'secondary' : 'primary'}
          aria-label={small ? `${langkahAnggotaWords[langkah]} ${anggota.nama}` : undefined}
          onClick={() => setAsked(langkah)}
        >
          {langkahAnggotaWords[langkah]}
        </Button>
      ))}
      {asked !== null && <LangkahDialog anggota={anggota} langkah={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
