import { EMPTY_VALUE, formatPercent } from '@selaras/domain';
import { targetInUnit, withUnit } from '../../tree/card/card-text';
import { BulletList } from '../kit/bullet-list';
import { DefinitionList } from '../kit/definition-list';
import type { NodeModalProps } from '../kit/node-modal-props';
import { Section } from '../kit/section';

/** 'Penyebab Kegagalan': what was missed, by how much, why, and which success factors failed (spec 1 §2). */
export function PenyebabKegagalan({ card }: NodeModalProps) {
  return (
    <>
      <DefinitionList
        items={[
          { label: 'Indikator', value: card.indikator.join('; '), wide: true },
          { label: 'Target', value: targetInUnit(card) },
          { label: 'Realisasi', value: withUnit(card.realisasi, card.satuan) },
          { label: 'Capaian', value: formatPercent(card.capaian) },
          { label: 'Penyebab kegagalan', value: card.penyebab ?? EMPTY_VALUE, wide: true },
        ]}
      />
      <Section title="Diagnosa CSF yang gagal">
        <BulletList
          label="Diagnosa CSF yang gagal"
          items={card.csfGagal.map((text, id) => ({ id, text }))}
          empty="Tidak ada data"
        />
      </Section>
    </>
  );
}
