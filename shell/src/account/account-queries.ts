import { apiClient, callQuery, handledByPage, invalidate, sessionEndpoints } from '@selaras/api-client';
import type {
  AnswerOf,
  BodyOf,
  beginSecondFactorCall,
  changePasswordCall,
  confirmSecondFactorCall,
  listSessionsCall,
  removeSecondFactorCall,
} from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from './account-endpoints';

const RESOURCE = 'akun';

export type OwnSession = AnswerOf<typeof listSessionsCall>['data'][number];

export const accountQueries = {
  all: [RESOURCE] as const,
  sessions: () => callQuery(RESOURCE, sessionEndpoints.listSessions, {}),
  secondFactor: () => callQuery(RESOURCE, accountEndpoints.getSecondFactor, {}),
};

/** A write on one's own account: the page says itself why it was refused, and its sessions are read anew. */
function useAccountWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta: handledByPage(404, 409, 422, 429),
    onSettled: () => invalidate(queries, { queryKey: accountQueries.all }),
  });
}

export const useChangePassword = () =>
  useAccountWrite((body: BodyOf<typeof changePasswordCall>) =>
    apiClient.request(accountEndpoints.changePassword, { body }),
  );

export const useBeginSecondFactor = () =>
  useAccountWrite((body: BodyOf<typeof beginSecondFactorCall>) =>
    apiClient.request(accountEndpoints.beginSecondFactor, { body }),
  );

export const useConfirmSecondFactor = () =>
  useAccountWrite((body: BodyOf<typeof confirmSecondFactorCall>) =>
    apiClient.request(accountEndpoints.confirmSecondFactor, { body }),
  );

export const useRenewRecoveryCodes = () =>
  useAccountWrite((body: BodyOf<typeof beginSecondFactorCall>) =>
    apiClient.request(accountEndpoints.renewRecoveryCodes, { body }),
  );

export const useRemoveSecondFactor = () =>
  useAccountWrite((body: BodyOf<typeof removeSecondFactorCall>) =>
    apiClient.request(accountEndpoints.removeSecondFactor, { body }),
  );

export const useEndSession = () =>
  useAccountWrite(({ id }: Pick<OwnSession, 'id'>) =>
    apiClient.request(accountEndpoints.endSession, { params: { id } }),
  );

export const useEndOtherSessions = () =>
  useAccountWrite(() => apiClient.request(sessionEndpoints.endSessions, { query: { kecuali_ini: 'true' } }));
