import type { LkeTahap } from '@selaras/contracts';
import { type TemuanLke, temuanDiperbaiki } from '@selaras/domain';
import { Button } from '@selaras/ui';
import { RotateCcw } from 'lucide-react';

interface PakaiLagiProps {
  /** What the field is called. */
  readonly label: string;
  /** What the first round says there. */
  readonly semula: string | null;
  readonly text: string | null;
  readonly onUse: (text: string) => void;
}

/** Puts the first round's text into an empty field of the second; where something stands nothing is offered. */
export const PakaiLagi = ({ label, semula, text, onUse }: PakaiLagiProps) =>
  semula === null || text !== null ? null : (
    <Button
      size="small"
      variant="quiet"
      icon={<RotateCcw size={14} />}
      aria-label={`Pakai lagi ${label.toLowerCase()} penilaian pertama`}
      onClick={() => onUse(semula)}
    >
      Pakai lagi
    </Button>
  );

interface TemuanSelesaiProps {
  readonly pertama: LkeTahap;
  readonly kedua: TemuanLke;
  readonly writes: boolean;
}

/** Says that a finding of the first round counts as solved, as long as the second does not tell of it. */
export const TemuanSelesai = ({ pertama, kedua, writes }: TemuanSelesaiProps) => {
  const temuan = temuanDiperbaiki(pertama, kedua);
  return temuan === null ? null : (
    <div role="status">
      <p>Selesai diperbaiki: {temuan}</p>
      {writes && <small>Bila belum selesai, tulis atau pakai lagi catatan dan rekomendasinya.</small>}
    </div>
  );
};
