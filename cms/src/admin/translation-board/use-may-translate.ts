import { useRBAC } from '@strapi/strapi/admin';
import { boardPermission } from '../../api/translation-board/contract';

const permissions = [{ ...boardPermission, id: 0, actionParameters: {}, properties: {}, conditions: [] }];

/** Whether the account has the board. */
export function useMayTranslate(): boolean {
  return useRBAC(permissions).allowedActions['canUpdate'] === true;
}
