# Never run so far. A template: OWNER, 0.1.0 and the sum are to be put in for a release.
class Snuffel < Formula
  desc "Tabletop games played by ear and by fingertip, in German, Dutch and English"
  homepage "https://github.com/OWNER/snuffel"
  url "https://github.com/OWNER/snuffel/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args
  end

  test do
    assert_match "snuffel #{version}", shell_output("#{bin}/snuffel --version")
    assert_match "E4", shell_output("#{bin}/snuffel rules sniff all --lang en")
  end
end
