import {
  apiClient,
  handledByPage,
  invalidate,
  rowEtag,
  userQueries,
  usersEndpoints,
} from '@selaras/api-client';
import type { BodyOf, createUserCall, UserRow, updateUserCall } from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Saved = { data: UserRow };

/** A write on users: the page shows conflicts and faulty fields itself, and its list is read anew afterwards. */
function useUserWrite<Input>(write: (input: Input) => Promise<Saved>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta: handledByPage(409, 412, 422),
    onSettled: () => invalidate(queries, { queryKey: userQueries.all }),
  });
}

interface NewUser {
  readonly body: BodyOf<typeof createUserCall>;
  /** The same for every attempt of one form, so that a double click makes one user. */
  readonly idempotencyKey: string;
}

export const useCreateUser = () =>
  useUserWrite(({ body, idempotencyKey }: NewUser) =>
    apiClient.request(usersEndpoints.createUser, { body, idempotencyKey }),
  );

/** The row as the writer saw it: its version decides whether somebody else was faster. */
interface RowWrite {
  readonly row: Pick<UserRow, 'id' | 'versi'>;
}

const target = ({ row }: RowWrite) => ({ params: { id: row.id }, ifMatch: rowEtag(row) });

export const useUpdateUser = () =>
  useUserWrite((input: RowWrite & { body: BodyOf<typeof updateUserCall> }) =>
    apiClient.request(usersEndpoints.updateUser, { ...target(input), body: input.body }),
  );

export const useResetPassword = () =>
  useUserWrite((input: RowWrite & { password: string }) =>
    apiClient.request(usersEndpoints.resetPassword, { ...target(input), body: { password: input.password } }),
  );

export const useUnlockUser = () =>
  useUserWrite(({ id }: Pick<UserRow, 'id'>) =>
    apiClient.request(usersEndpoints.unlockUser, { params: { id } }),
  );

export const useReleaseSecondFactor = () =>
  useUserWrite((input: RowWrite) => apiClient.request(usersEndpoints.releaseSecondFactor, target(input)));

export const useSetUserActive = () =>
  useUserWrite((input: RowWrite & { aktif: boolean }) =>
    input.aktif
      ? apiClient.request(usersEndpoints.reactivateUser, target(input))
      : apiClient.request(usersEndpoints.deactivateUser, target(input)),
  );
