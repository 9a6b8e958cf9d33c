import type { Core } from '@strapi/strapi';

type Identified = { id: number };

export type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
};

export type Action = { actionId: string; section: string; subjects: string[] };

type NewUser = {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  roles: number[];
  isActive: boolean;
  registrationToken: null;
};

type Condition = { displayName: string; name: string; category: string; handler: () => Record<string, unknown> };

/** The account, or false and the reason. */
type CheckedCredentials = [error: null, user: unknown, failure?: { message: string }];

/** Strapi leaves the services of its admin untyped; these are the parts that the program calls. */
type AdminServices = {
  role: {
    exists: (where: { code: string }) => Promise<boolean>;
    findOne: (where: { code: string }) => Promise<Identified | null>;
    findAllWithUsersCount: (query: Readonly<Record<string, unknown>>) => Promise<unknown>;
    create: (role: { code: string; name: string; description: string }) => Promise<Identified>;
    assignPermissions: (roleId: number, permissions: readonly Permission[]) => Promise<unknown>;
  };
  user: {
    exists: () => Promise<boolean>;
    create: (user: NewUser) => Promise<unknown>;
  };
  auth: {
    checkCredentials: (credentials: { email: string; password: string }) => Promise<CheckedCredentials>;
    hashPassword: (password: string) => Promise<string>;
    validatePassword: (password: string, hash: string) => Promise<boolean>;
  };
  permission: {
    findMany: (query: { where: Record<string, unknown> }) => Promise<(Identified & { subject: string | null })[]>;
    deleteByIds: (ids: readonly number[]) => Promise<unknown>;
    actionProvider: { values: () => Action[] };
    conditionProvider: { register: (condition: Condition) => Promise<unknown> };
  };
  'content-type': {
    getPermissionsWithNestedFields: (actions: readonly Action[]) => Permission[];
  };
};

export function adminService<Name extends keyof AdminServices>(strapi: Core.Strapi, name: Name): AdminServices[Name] {
  return strapi.service(`admin::${name}`) as unknown as AdminServices[Name];
}
