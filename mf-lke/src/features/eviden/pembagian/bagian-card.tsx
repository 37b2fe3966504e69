import type { LkeBagian, LkeBaris } from '@selaras/contracts';
import {
  formatDate,
  formatDateTime,
  isBagianTerbuka,
  keadaanBagianWords,
  type LangkahBagianLke,
} from '@selaras/domain';
import { Badge, type BadgeTone, Button, ProgressBar, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Root = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(1)} ${space(3)}; }
  & small, & details { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & h3 { font-size: ${tokens.text[14]}; }
  & ol { margin: ${space(1)} 0 0; padding-left: ${space(5)}; }
`;

const tones: Readonly<Record<LkeBagian['keadaan'], BadgeTone>> = {
  dibagikan: 'neutral',
  diserahkan: 'brand',
  dikembalikan: 'warning',
  ditutup: 'success',
};

const verbs: Readonly<Record<LangkahBagianLke, string>> = {
  serahkan: 'Serahkan',
  kembalikan: 'Kembalikan',
  tutup: 'Tutup',
};

interface BagianCardProps {
  readonly bagian: LkeBagian;
  readonly rows: ReadonlyMap<number, LkeBaris>;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
  readonly sending: boolean;
  readonly onStep: (langkah: LangkahBagianLke) => void;
  /** Who coordinates may change it and take it back. */
  readonly onEdit: (() => void) | null;
  readonly onTakeBack: (() => void) | null;
}

/** A part: who fills it in until when, how far it is, and what can be done with it. */
export function BagianCard({ bagian, rows, today, sending, onStep, onEdit, onTakeBack }: BagianCardProps) {
  const { nama, pengisi, tenggat, keadaan, catatan, kriteria, langkah, riwayat } = bagian;
  const answered = kriteria.filter((id) => (rows.get(id)?.tahap_1.jawaban ?? null) !== null).length;
  const late = isBagianTerbuka(keadaan) && tenggat < today;
  return (
    <Root>
      <div>
        <h3>{nama}</h3>
        <Badge tone={tones[keadaan]}>{keadaanBagianWords[keadaan]}</Badge>
        {late && <Badge tone="danger">Lewat tenggat</Badge>}
      </div>
      <small>
        {pengisi} · {answered} dari {kriteria.length} kriteria terjawab · tenggat {formatDate(tenggat)}
      </small>
      <ProgressBar label={`Kemajuan ${nama}`} labelHidden value={(answered / kriteria.length) * 100} />
      {catatan !== null && <p>Catatan koordinator: {catatan}</p>}
      <div>
        {langkah.map((one) => (
          <Button key={one} size="small" loading={sending} onClick={() => onStep(one)}>
            {verbs[one]}
          </Button>
        ))}
        {onEdit && (
          <Button size="small" variant="quiet" onClick={onEdit}>
            Ubah
          </Button>
        )}
        {onTakeBack && (
          <Button size="small" variant="quiet" onClick={onTakeBack}>
            Tarik
          </Button>
        )}
      </div>
      {riwayat.length > 0 && (
        <details>
          <summary>Riwayat bagian</summary>
          <ol>
            {riwayat.map(({ waktu, pengguna, ke, catatan: words }) => (
              <li key={waktu}>
                {formatDateTime(waktu)} · {pengguna}: {keadaanBagianWords[ke]}
                {words !== null && `, ${words}`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Root>
  );
}
