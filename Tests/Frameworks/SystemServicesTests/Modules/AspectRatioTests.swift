import AVFoundation
import Testing

@Suite("Rectangles of an aspect ratio") struct AspectRatioTests {
    @Test(
        "A rectangle of an aspect ratio is as large as fits, and in the middle",
        arguments: [
            (CGSize(width: 4, height: 3), CGRect(x: 10, y: 35, width: 200, height: 150)),
            (CGSize(width: 1, height: 2), CGRect(x: 60, y: 10, width: 100, height: 200)),
            (CGSize(width: 0, height: 2), CGRect(x: 110, y: 110, width: 0, height: 0)),
        ])
    func fitting(ratio: CGSize, expected: CGRect) {
        let bounds = CGRect(x: 10, y: 10, width: 200, height: 200)
        #expect(AVMakeRect(aspectRatio: ratio, insideRect: bounds) == expected)
    }
}
