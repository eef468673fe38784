import type { ReactNode } from 'react';
import type { SlugOfKind } from '../steps/step-table';
import { Box, Check, Cloud, Disc, Lens, Play, Shape, Stroke, Text, Window } from './shapes';

/** Pictures of the features that come with a purchase. */
export const pictures: Readonly<Record<SlugOfKind<'activated'>, ReactNode>> = {
  'backup-activated': (
    <>
      <Cloud x={112} y={34} />
      <Stroke d="M144 72a16 16 0 1 0 6 -18M143 50l5 8l9 -4" />
      <Box x={48} y={124} w={224} h={80} r={10} />
      <Stroke color="line" d="M72 158h176" />
      {[84, 122, 160, 198].map((x) => (
        <Disc key={x} x={x} y={158} r={8} fill="tint" />
      ))}
      <Check x={236} y={158} r={14} />
      <Text x={74} y={182} widths={[20]} />
      <Text x={150} y={182} widths={[20]} />
      <Text x={224} y={182} widths={[24]} />
    </>
  ),
  'scan-activated': (
    <>
      <Window x={64} y={38} w={192} h={168} />
      {[76, 106, 136, 166].map((y) => (
        <g key={y}>
          <Shape fill={y === 166 ? 'line' : 'sky'} d={`M82 ${y}h12l6 6v16h-18z`} />
          <Box x={112} y={y + 8} w={y === 106 ? 68 : 86} h={6} r={3} fill="line" />
          {y < 166 && <Check x={232} y={y + 11} r={9} />}
        </g>
      ))}
      <Box x={48} y={156} w={224} h={4} r={2} fill="brand" />
      <Shape fill="tint" d="M64 120h192v36h-192z" />
    </>
  ),
  'antispam-activated': (
    <>
      <Disc x={104} y={46} r={12} fill="alert" />
      <Disc x={140} y={36} r={12} fill="info" />
      <Disc x={176} y={48} r={12} fill="alert" />
      <Disc x={212} y={38} r={12} fill="info" />
      <Shape
        fill="paper"
        d="M76 72h168a8 8 0 0 1 6 13l-66 67v40a8 8 0 0 1 -4 7l-30 12a8 8 0 0 1 -10 -7v-52l-70 -67a8 8 0 0 1 6 -13z"
      />
      <Shape fill="tint" d="M96 92h128l-46 48h-34z" />
      <Disc x={160} y={172} r={10} fill="info" />
      <Check x={226} y={180} r={18} />
    </>
  ),
  'videopress-activated': (
    <>
      <Window x={48} y={36} w={224} h={172} />
      <Box x={64} y={74} w={120} h={82} r={6} fill="tint" />
      <Play x={124} y={115} r={20} />
      <Box x={196} y={74} w={60} h={36} r={6} fill="sky" />
      <Box x={196} y={120} w={60} h={36} r={6} fill="sun" />
      <Text x={64} y={170} widths={[92, 64]} />
      <Box x={196} y={172} w={60} h={18} fill="brand" />
      <Stroke d="M226 186v-9M221 181l5 -5l5 5" />
    </>
  ),
  'search-activated': (
    <>
      <Box x={52} y={48} w={216} h={40} r={20} />
      <Lens x={78} y={66} r={10} />
      <Box x={104} y={65} w={72} h={6} r={3} fill="ink" />
      <Box x={182} y={58} w={3} h={20} r={1} fill="brand" />
      <Box x={68} y={98} w={184} h={112} r={10} />
      {[110, 142, 174].map((y) => (
        <g key={y}>
          <Box x={82} y={y} w={24} h={24} fill={y === 110 ? 'tint' : 'sky'} />
          <Box x={116} y={y + 2} w={y === 142 ? 72 : 96} h={6} r={3} fill={y === 110 ? 'brand' : 'line'} />
          <Box x={116} y={y + 15} w={y === 174 ? 48 : 64} h={6} r={3} fill="line" />
        </g>
      ))}
    </>
  ),
};
