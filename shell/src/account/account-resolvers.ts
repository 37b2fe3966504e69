import { zodResolver } from '@hookform/resolvers/zod';
import {
  beginSecondFactorBody,
  changePasswordBody,
  confirmSecondFactorBody,
  removeSecondFactorBody,
} from '@selaras/contracts';

export const changePasswordResolver = zodResolver(changePasswordBody);
export const passwordNowResolver = zodResolver(beginSecondFactorBody);
export const firstCodeResolver = zodResolver(confirmSecondFactorBody);
export const removeSecondFactorResolver = zodResolver(removeSecondFactorBody);
