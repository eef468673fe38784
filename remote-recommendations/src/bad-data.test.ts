import { describeBadData } from '@site-admin/contracts/testing/bad-data';
import declaration from '../remote.json';
import * as remote from './index';

describeBadData({
  declaration,
  module: remote,
  // An unknown step is reported, and the assistant starts with the first one.
  accepts: (problem) => problem.startsWith('reported, assistant: the saved step'),
});
