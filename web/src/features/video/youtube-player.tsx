import type { YouTubeVideo } from '@contracts/video';
import styled from 'styled-components';
import { VideoFrame } from './video-frame';
import { youTubePlayerAddress } from './youtube';

const Player = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

type YouTubePlayerProps = { video: YouTubeVideo; title: string; language: string };

export function YouTubePlayer({ video, title, language }: YouTubePlayerProps) {
  return (
    <VideoFrame>
      <Player
        src={youTubePlayerAddress(video, language)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </VideoFrame>
  );
}
