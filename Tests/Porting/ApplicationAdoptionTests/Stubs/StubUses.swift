/// Files of an application that use modules which are not there, for tests.
enum StubUses {
    static let files = [
        "Tracking.swift": """
        import Analytics
        import Foundation
        import UIKit

        final class Tracking {
            private let tracker = Tracker(token: "abc", options: [.verbose, .sampled(0.5)])
            var session: Analytics.Session?

            func start() {
                Tracker.shared.log("start", parameters: ["time": 1, "name": "x"])
                Tracker.shared.log("stop")
                Tracker.configure(level: .debug)
                Tracker.shared.isEnabled = true
                if Tracker.isSupported(on: UIDevice.current) { tracker.flush() }
                tracker.send([1, 2]) { result, error in
                    print(result.code, error)
                }
                tracker.send([3], completion: { (result: Int, error: Error?) in
                    print(result, error as Any)
                })
                session = tracker.begin()
                session?.end(reason: .closed)
                let name: String = Tracker.name(of: 3) ?? "none"
                print(name, Tracker.Level.high, Tracker.count)
            }

            func load() async throws {
                try await Tracker.shared.upload(self)
            }
        }
        """,
        "Layout.swift": """
        import Kingfisher
        import SDWebImage
        import SnapKit
        import UIKit

        final class Card: UIView {
            let image = UIButton(frame: .zero)
            var cover: UIView?
            let glow = RippleButton(frame: .zero)

            func layOut() {
                glow.snp.makeConstraints { $0.top.equalTo(3) }
                glow.sd_cancelLoad()
                image.snp.makeConstraints { make in
                    make.left.equalTo(self).offset(4)
                    make.top.right.bottom.equalToSuperview()
                    make.width.height.equalTo(40)
                }
                self.image.snp.remakeConstraints { (make) -> Void in
                    make.edges.equalTo(cover!.snp.left)
                }
                cover?.snp.updateConstraints({ $0.top.equalTo(3) })
                image.kf.setImage(with: URL(string: "a"), placeholder: nil)
                image.kf.setImage(with: URL(string: "a")) { result in print(result) }
                image.sd_setImage(with: URL(string: "a"), completed: { image, error in print(image, error) })
                cover?.sd_cancelLoad()
            }
        }
        """,
        "Screens.swift": """
        import Lottie
        import UIKit

        protocol Showing {}

        class Screen: UIViewController, PlayerDelegate {
            @IBOutlet weak var animationView: AnimationView!
            let button = GlowButton(frame: .zero)

            override func viewDidLoad() {
                super.viewDidLoad()
                animationView.loopMode = .loop
                animationView.play { isDone in print(isDone) }
                animationView.frame = .zero
                button.glow = 0.5
                button.onGlow = { amount in print(amount) }
                let player = Player<String>(name: "a")
                player.delegate = self
            }
        }

        class Custom: LottieBase, Showing {
            @Setting("name") var name: String = ""
        }
        """,
        "Generated.swift": "let title = L10n.title\\nlet map: MKMapView? = nil",
    ]
}
