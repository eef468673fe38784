import { describeRemote } from '@site-admin/contracts/testing';
import declaration from '../remote.json';
import * as remote from './index';

describeRemote({ declaration, module: remote });
