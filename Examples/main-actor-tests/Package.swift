// swift-tools-version: 6.2
import PackageDescription

let robot = "robot-swift"

let package = Package(
    name: "main-actor-tests",
    dependencies: [.package(name: robot, path: "../..")],
    targets: [
        // Whatever is tested, the plugin and the module suffice.
        .testTarget(
            name: "CounterTests",
            dependencies: [.product(name: "MainActorTestDiscovery", package: robot)],
            plugins: [.plugin(name: "MainActorTests", package: robot)]),
        // Robot has the module.
        .testTarget(
            name: "ScreenTests", dependencies: [.product(name: "Robot", package: robot)],
            plugins: [.plugin(name: "MainActorTests", package: robot)]),
    ]
)
