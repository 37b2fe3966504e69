import { apiClient, handledByPage, invalidate, type RequestInput } from '@selaras/api-client';
import type {
  createDeployTokenCall,
  promoteRemoteCall,
  retireRemoteCall,
  revokeDeployTokenCall,
  rollBackRemoteCall,
} from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remoteEndpoints } from './remote-endpoints';
import { remoteQueries } from './remote-queries';

/** A write on remotes: its dialog says itself why it was refused, and everything about remotes is read anew. */
function useRemoteWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta: handledByPage(404, 409, 422),
    onSettled: () => invalidate(queries, { queryKey: remoteQueries.all }),
  });
}

export const usePromote = () =>
  useRemoteWrite((input: RequestInput<typeof promoteRemoteCall>) =>
    apiClient.request(remoteEndpoints.promoteRemote, input),
  );

export const useRollBack = () =>
  useRemoteWrite((input: RequestInput<typeof rollBackRemoteCall>) =>
    apiClient.request(remoteEndpoints.rollBackRemote, input),
  );

export const useRetire = () =>
  useRemoteWrite((input: RequestInput<typeof retireRemoteCall>) =>
    apiClient.request(remoteEndpoints.retireRemote, input),
  );

export const useCreateToken = () =>
  useRemoteWrite((input: RequestInput<typeof createDeployTokenCall>) =>
    apiClient.request(remoteEndpoints.createDeployToken, input),
  );

export const useRevokeToken = () =>
  useRemoteWrite((input: RequestInput<typeof revokeDeployTokenCall>) =>
    apiClient.request(remoteEndpoints.revokeDeployToken, input),
  );
