import { type AnggotaTim, anggotaFields, sheetTitle } from '@selaras/contracts';
import { EMPTY_VALUE, isiTempat, usulanTempat } from '@selaras/domain';
import { type TableColumn, TwoLines } from '@selaras/ui';

const column = (name: keyof typeof anggotaFields, minWidth: string): TableColumn<AnggotaTim> => ({
  id: name,
  title: sheetTitle(anggotaFields[name]),
  value: (anggota) => isiTempat(anggota)[name],
  cell: (anggota) => {
    const berlaku = isiTempat(anggota)[name];
    const usulan = usulanTempat(anggota);
    if (usulan === null || usulan[name] === berlaku) return berlaku;
    return <TwoLines below={`Diusulkan: ${usulan[name] ?? EMPTY_VALUE}`}>{berlaku ?? EMPTY_VALUE}</TwoLines>;
  },
  minWidth,
});

/** Role and target of a place as they apply, with what is asked for below. */
export const isiColumns = [column('peran', '120px'), column('target', '200px')] as const;
