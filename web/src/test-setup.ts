import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the second that is waited otherwise; what comes sooner is not waited for.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
