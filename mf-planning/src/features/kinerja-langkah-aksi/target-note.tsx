import { masalahTargetAnggota } from '@selaras/domain';
import { useField } from '@selaras/resource/form';
import { tokens } from '@selaras/ui';
import styled from 'styled-components';

const Note = styled.p`
  color: ${tokens.colour.danger};
`;

/** Says so while the members' targets for the year are not those of the step's quarters; the server refuses them then. */
export function TargetNote({ anggota }: { anggota: Parameters<typeof masalahTargetAnggota>[2] }) {
  const satuan = useField<string | null>('satuan').value;
  const triwulan = [
    useField<number | null>('target_tw1').value,
    useField<number | null>('target_tw2').value,
    useField<number | null>('target_tw3').value,
    useField<number | null>('target_tw4').value,
  ];
  const [fault] = masalahTargetAnggota(triwulan, satuan, anggota).filter((pesan) => pesan !== null);
  return fault === undefined ? null : <Note role="status">{fault}</Note>;
}
