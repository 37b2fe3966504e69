import { apiClient, failureText, handledByPage, invalidate, newIdempotencyKey } from '@selaras/api-client';
import { type LkePenugasan, penugasanLkeFields } from '@selaras/contracts';
import { distributeEvenly, isUnitSendiri, type PenugasanLke } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Badge,
  Button,
  Checkbox,
  ErrorState,
  Modal,
  SelectField,
  Skeleton,
  Stack,
  space,
  spreadRow,
  tokens,
  useLoaded,
  useToast,
  wrapRow,
} from '@selaras/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { lembarQueries } from '../../lembar/lembar-queries';
import { penugasanEndpoints, penugasanQueries } from './penugasan-queries';

const Tools = styled.div`
  ${wrapRow(2)}
  align-items: end;
`;

const List = styled.ul`
  display: grid;
  gap: 1px;
  max-height: 46dvh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li {
    ${spreadRow(1, 3)}
    padding: ${space(2)};
    border-bottom: 1px solid ${tokens.colour.line};
  }
  & > li > span { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
`;

const keyOf = ({ satuan_kerja_id, user_id }: PenugasanLke) => `${satuan_kerja_id} ${user_id}`;
const pairsOf = ({ satuan_kerja }: LkePenugasan): PenugasanLke[] =>
  satuan_kerja.flatMap(({ satuan_kerja_id, penilai }) =>
    penilai.map(({ user_id }) => ({ satuan_kerja_id, user_id })),
  );

/** Assigns units to evaluators: several at once, or all of them evenly; written when it is saved. */
export function PenugasanDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(penugasanQueries.get());
  const { data, failure, loading } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Penugasan gagal dimuat'),
  );
  if (data !== undefined) return <Assignments penugasan={data} onClose={onClose} />;
  return (
    <Modal open title="Penugasan penilai" size="large" onClose={onClose}>
      {failure && <ErrorState {...failure} />}
      {loading && <Skeleton height="420px" />}
    </Modal>
  );
}

function Assignments({ penugasan, onClose }: { penugasan: LkePenugasan; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [pairs, setPairs] = useState(() => pairsOf(penugasan));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [person, setPerson] = useState<number | null>(null);
  const before = pairsOf(penugasan);
  const tetapkan = pairs.filter((pair) => !before.some((one) => keyOf(one) === keyOf(pair)));
  const lepas = before.filter((pair) => !pairs.some((one) => keyOf(one) === keyOf(pair)));
  const changes = tetapkan.length + lepas.length;
  const save = useMutation({
    mutationFn: () =>
      apiClient.request(penugasanEndpoints.tetapkan, { body: { tetapkan, lepas }, idempotencyKey }),
    meta: handledByPage(422),
    onSuccess: () => {
      invalidate(queries, { queryKey: lembarQueries.all });
      toast.show({ tone: 'success', title: 'Penugasan disimpan' });
      onClose();
    },
  });
  const names = new Map([
    ...penugasan.penilai.map(({ id, nama }) => [id, nama] as const),
    ...penugasan.satuan_kerja.flatMap(({ penilai }) =>
      penilai
        .filter(({ aktif }) => !aktif)
        .map(({ user_id, nama }) => [user_id, `${nama} (tidak aktif)`] as const),
    ),
  ]);
  const chosenPerson = penugasan.penilai.find(({ id }) => id === person);
  const own = (unit: number) => chosenPerson !== undefined && isUnitSendiri(chosenPerson, unit);
  const assign = () => {
    if (person === null) return;
    const added = [...chosen]
      .filter((unit) => !own(unit))
      .map((satuan_kerja_id) => ({ satuan_kerja_id, user_id: person }))
      .filter((pair) => !pairs.some((one) => keyOf(one) === keyOf(pair)));
    setPairs([...pairs, ...added]);
    setChosen(new Set());
  };
  const even = () => {
    const usulan = distributeEvenly({
      satuanKerja: penugasan.satuan_kerja.map(({ satuan_kerja_id }) => satuan_kerja_id),
      penilai: penugasan.penilai,
      penugasan: pairs,
    });
    const gone = new Set(usulan.lepas.map(keyOf));
    setPairs([...pairs.filter((pair) => !gone.has(keyOf(pair))), ...usulan.tetapkan]);
  };
  const load = (id: number) => pairs.filter(({ user_id }) => user_id === id).length;
  const toggle = (unit: number) => {
    const next = new Set(chosen);
    if (!next.delete(unit)) next.add(unit);
    setChosen(next);
  };
  return (
    <Modal
      open
      size="large"
      title="Penugasan penilai"
      description="Tidak seorang pun menilai satuan kerjanya sendiri. Penilai yang dilepas seketika tidak dapat membuka lembar kerjanya."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            disabled={changes === 0}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {changes === 0 ? 'Simpan' : `Simpan ${changes} perubahan`}
          </Button>
        </>
      }
    >
      <Stack {...unsavedMark(changes > 0 && !save.isSuccess)}>
        {save.error && <p role="alert">{failureText(save.error).pesan}</p>}
        <Tools>
          <SelectField
            label={penugasanLkeFields.user_id.label}
            placeholder="Pilih penilai"
            required={false}
            value={person ?? ''}
            options={penugasan.penilai.map(({ id, nama }) => ({
              value: id,
              label: `${nama} (${load(id)} satuan kerja)`,
            }))}
            onChange={({ target }) => setPerson(Number(target.value) || null)}
          />
          <Button disabled={person === null || chosen.size === 0} onClick={assign}>
            Tugaskan {chosen.size} satuan kerja
          </Button>
          <Button icon={<Scale size={16} />} disabled={penugasan.penilai.length === 0} onClick={even}>
            Bagi rata
          </Button>
        </Tools>
        <Checkbox
          label="Pilih semua"
          checked={chosen.size === penugasan.satuan_kerja.length}
          onChange={({ target }) =>
            setChosen(
              new Set(target.checked ? penugasan.satuan_kerja.map((unit) => unit.satuan_kerja_id) : []),
            )
          }
        />
        <List aria-label="Satuan kerja dan penilainya">
          {penugasan.satuan_kerja.map(({ satuan_kerja_id: unit, satuan_kerja_nama }) => (
            <li key={unit}>
              <Checkbox label={satuan_kerja_nama} checked={chosen.has(unit)} onChange={() => toggle(unit)} />
              <span>
                {!pairs.some(({ satuan_kerja_id }) => satuan_kerja_id === unit) && (
                  <Badge tone="warning">Belum ada penilai</Badge>
                )}
                {pairs
                  .filter(({ satuan_kerja_id }) => satuan_kerja_id === unit)
                  .map((pair) => (
                    <Button
                      key={pair.user_id}
                      size="small"
                      aria-label={`Lepas ${names.get(pair.user_id)} dari ${satuan_kerja_nama}`}
                      onClick={() => setPairs(pairs.filter((one) => keyOf(one) !== keyOf(pair)))}
                    >
                      {names.get(pair.user_id)} ✕
                    </Button>
                  ))}
              </span>
            </li>
          ))}
        </List>
      </Stack>
    </Modal>
  );
}
